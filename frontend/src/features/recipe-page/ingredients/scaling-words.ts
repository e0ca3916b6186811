// A file of its own, so that it is fetched apart from what else `show` gives.
export { bendWords, scaleYield } from '@convivio/culinary/show';
