import helmet from 'helmet';

/** Headers for everything the gateway serves: scripts from this origin only, no framing by others. */
export function securityHeaders(loginOrigin: string) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Emotion writes the theme's styles into style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", loginOrigin],
        frameSrc: ["'self'", loginOrigin],
        frameAncestors: ["'self'"],
        formAction: ["'self'", loginOrigin],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Only a deployment knows whether it is reached by https; its proxy sets this header.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}
