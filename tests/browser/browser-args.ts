/** How the browser is started: without a sandbox (containers have none), without reaching out on its own, and with `more`. */
export const browserArgs = (...more: string[]) => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...more,
];
