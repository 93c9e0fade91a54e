const scheme = /\b(?:[a-z][a-z\d+.-]*:\/+|(?:https?|ftp|mailto|tel|sms|javascript|data|intent):)/gi
/** A dot that makes a host of two words; addresses of people and names of files are none. */
const host =
  /(?<![\w.+-]*@[\w.-]*)(?<=[\p{L}\p{N}])\.(?![\w.+-]*@)(?=[a-z]{2,}(?![a-z])(?<!\.(?:pdf|jpe?g|png|webp|svg|xlsx|csv|docx?)))/giu

/**
 * A text of somebody's in which no program finds an address to follow: taken apart until nothing is left that looks like one.
 * Addresses of our own stay.
 */
export function unlinked(text: string, origin: string) {
  const own = new RegExp(`(${origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=[/\\s]|$)\\S*)`)
  return text
    .split(own)
    .map((part, at) => (at % 2 === 1 ? part : takenApart(part)))
    .join('')
}

function takenApart(text: string) {
  let before = ''
  let now = text
  while (now !== before) {
    before = now
    now = now.replace(scheme, '').replace(/\/{2,}/g, '/')
  }
  return now.replace(host, '[.]')
}
