// A file of its own, so that it is fetched apart from what else `show` gives.
export { scaleYield } from '@convivio/culinary/show';
