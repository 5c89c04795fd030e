import { createContext, useContext } from 'react';

const Names = createContext<readonly string[]>([]);

/** The names of those who sit at the table, by seat. */
export const NamesProvider = Names.Provider;

export const useNames = (): readonly string[] => useContext(Names);
