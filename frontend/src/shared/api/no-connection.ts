export const NO_CONNECTION = 'There is no connection to Convivio. Check the network and try again.';
