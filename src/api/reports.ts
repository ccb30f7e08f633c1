/** Sends reports to the site's own address, without a session, a cookie or a referrer. What cannot be sent is let go. */
export function sendReports(fetch: typeof globalThis.fetch, url: string, reports: readonly object[]): void {
  fetch(url, {
    method: 'POST',
    keepalive: true,
    // To nobody but the site: where its address leads is somebody else's.
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reports }),
  }).catch(() => undefined)
}
