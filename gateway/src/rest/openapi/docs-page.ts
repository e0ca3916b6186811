import type { OpenApi, Operation } from './openapi.ts';

const STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#ddd3c4, #4a423a); --quiet: light-dark(#6b5f52, #b8ab9c); --key: light-dark(#9a3412, #f0a878); }
  body {
    font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem;
    background: light-dark(#fffdf8, #1c1815); color: light-dark(#2a231c, #f3ebe0);
  }
  h1, h2 { font-family: Georgia, serif; font-weight: 600; }
  h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
  details { border-bottom: 1px solid var(--line); padding: .6rem 0; }
  summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: .1rem .75rem; align-items: baseline; }
  summary b { color: var(--key); min-width: 3.2rem; }
  summary span { color: var(--quiet); }
  code, pre { font: 14px/1.45 ui-monospace, monospace; }
  pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: 6px; }
  table { border-collapse: collapse; width: 100%; }
  td { padding: .25rem .75rem .25rem 0; vertical-align: top; }
  td:first-child { white-space: nowrap; }
`;

/** The description of the API as one page without scripts. */
export function docsPage(api: OpenApi): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = api.tags.map(
    ({ name }) =>
      `<h2>${escape(name)}</h2>${operations
        .filter(({ operation }) => operation.tags.includes(name))
        .map(operationHtml)
        .join('')}`,
  );
  const schemas = Object.entries(api.components['schemas'] as Record<string, unknown>).map(
    ([name, schema]) =>
      `<details id="${escape(name)}"><summary><code>${escape(name)}</code></summary>${json(schema)}</details>`,
  );
  const title = `${escape(api.info.title)} API`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
<p>${escape(api.info.description)} As a file: <a href="/api/openapi.json">openapi.json</a>.</p>
${groups.join('')}<h2>Shapes</h2>${schemas.join('')}</main></body></html>`;
}

function operationHtml({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const { summary, description, security, parameters, requestBody, responses } = operation;
  const access =
    security.length === 0
      ? 'Needs no token.'
      : security.length === 1
        ? 'Needs a bearer token.'
        : 'A bearer token is optional.';
  const rows = (cells: [string, string][]) =>
    `<table>${cells.map(([name, text]) => `<tr><td><code>${escape(name)}</code></td><td>${text}</td></tr>`).join('')}</table>`;
  return `<details><summary><b>${method.toUpperCase()}</b><code>${escape(path)}</code><span>${escape(summary)}</span></summary>
<p>${escape(description ?? '')} ${access}</p>
${parameters.length > 0 ? rows(parameters.map(({ name, in: place, description: about }) => [name, `${escape(about)} (${place})`])) : ''}
${Object.entries(requestBody?.content ?? {})
  .map(([type, { schema }]) => `<p>Body, <code>${escape(type)}</code></p>${schemaHtml(schema)}`)
  .join('')}
${rows(
  Object.entries(responses).map(([status, { description: about, content }]) => [
    status,
    `${escape(about)} ${Object.values(content ?? {})
      .map(({ schema }) => schemaHtml(schema))
      .join('')}`,
  ]),
)}</details>`;
}

/** A named shape is linked, anything else written out. */
function schemaHtml(schema: Record<string, unknown>): string {
  const name = nameIn(schema) ?? nameIn((schema['items'] ?? {}) as Record<string, unknown>);
  if (name)
    return `<a href="#${escape(name)}">${escape(name)}</a>${schema['items'] ? ' list' : ''}`;
  return Object.keys(schema).length > 0 ? json(schema) : '';
}

const nameIn = (schema: Record<string, unknown>) =>
  typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;

const json = (value: unknown) => `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`;

const escape = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
