// Loaded before a node in trials: each signal sets its clock hours ahead or back, as an operator or a time server might.
const { now } = Date;
let shift = 0;
Date.now = () => now.call(Date) + shift;
process.on('SIGUSR2', () => {
  shift += (Math.random() < 0.5 ? -1 : 1) * 3_600_000 * (1 + Math.random() * 23);
});
