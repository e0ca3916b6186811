import { newDataFolder, startProduct } from '../product/start-product.ts';
import { startRecipeSite } from '../product/recipe-site.ts';

/** Starts the product and a site to import from, once for all browser tests; the returned function ends both. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startRecipeSite();
  const folder = await newDataFolder();
  const clear = async () => {
    await site.close();
    await folder.remove();
  };
  try {
    const product = await startProduct({
      data: folder.data,
      env: {
        INTAKE_ALLOW_ORIGINS: site.origin,
        INSTAGRAM_OEMBED_URL: `${site.origin}/oembed?url={url}`,
        TIKTOK_OEMBED_URL: '',
      },
    });
    // Tests run in processes that inherit these.
    process.env['PRODUCT_URL'] = product.url;
    process.env['RECIPE_SITE'] = site.origin;
    return async () => {
      await product.stop();
      await clear();
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
