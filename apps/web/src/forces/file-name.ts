export const fileName = (name: string): string => `${name.trim().replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'force'}.force.json`;
