/**
 * Sends reports to the site's own address, without session, cookie or referrer. A report that cannot be sent is dropped.
 */
export function sendReports(fetch: typeof globalThis.fetch, url: string, reports: readonly object[]): void {
  fetch(url, {
    method: 'POST',
    keepalive: true,
    // Redirects are refused, because they could lead to another origin.
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reports }),
  }).catch(() => undefined)
}
