import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** They live at names alone, and where the way there is safe. */
export const passkeysWorkHere = () =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^(\[|[\d.]+$)/.test(window.location.hostname)

/** Whether the browser offers them among what it would fill in. */
export const offersThemToFill = async () =>
  passkeysWorkHere() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/** Comes with the first press: nobody else waits for it. */
export const library = () => import('@simplewebauthn/browser')

/** A challenge of this moment, signed by whichever passkey its owner takes. */
export async function signedAnswer(useBrowserAutofill: boolean, isWanted: () => boolean): Promise<AuthenticationResponseJSON> {
  const [{ startAuthentication }, answer] = await Promise.all([library(), fetch('/login/passkey')])
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = await answer.json()
  // Of two at once the browser drops the first: what it would fill in must not close what somebody has opened.
  if (!isWanted()) throw new Error('another was asked for meanwhile')
  return startAuthentication({ optionsJSON, useBrowserAutofill })
}
