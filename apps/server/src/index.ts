export { type AppOptions, openApp } from './app.ts';
export { type AnyGame, games } from './games.ts';
export { type House, type HouseOptions, openHouse } from './house.ts';
