export const mostPasskeys = 10

/** Ed25519, ES256, RS256: what every device has one of. */
export const algorithms = [-8, -7, -257]

/** How long a challenge may wait for its signature, and how long after signing in one is not asked for the password again. */
export const challengeMinutes = 5
export const freshMinutes = 10

/** Where ours are at home. None can live at the bare number of a machine; the machine one sits at has a name for itself. */
export function passkeyHome(origin: string) {
  const url = new URL(origin)
  if (['127.0.0.1', '[::1]'].includes(url.hostname)) url.hostname = 'localhost'
  return { rpID: url.hostname, origin: url.origin }
}
