/**
 * A table of the browser measures all of its rows; one of ten thousand draws only those in sight, so its rows are placed by hand and
 * the roles of a table are given by hand too.
 */
export const GRID = { role: 'grid' } as const;
export const ROW_GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const FIRST_ROW = { role: 'row', 'aria-rowindex': 1 } as const;
export const HEAD_CELL = { role: 'columnheader' } as const;
export const CELL = { role: 'gridcell' } as const;
