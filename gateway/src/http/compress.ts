import { constants } from 'node:zlib';
import compression from 'compression';

/** Answers packed as the browser prefers, Brotli before gzip. Event streams go out as they are: packing would hold them back. */
export const compress = compression({
  threshold: 1_024,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } },
  filter: (request, response) =>
    !/event-stream/.test(String(response.getHeader('content-type'))) &&
    compression.filter(request, response),
});
