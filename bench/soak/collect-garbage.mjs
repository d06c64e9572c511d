// Loaded before the product's own code (`--import`), in the gateway and in the backend that it
// forks: what is in use after a collection is a far better measure of a leak than what is in use at
// any other moment.
process.on('SIGUSR2', () => globalThis.gc?.());
