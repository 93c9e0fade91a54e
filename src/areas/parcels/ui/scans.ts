/** A scanner is a keyboard that types faster than anybody: the keys by their place, so that an Arabic keyboard changes nothing. */
const longestGap = 35
const leastKeys = 3

type Pressed = { code: string; shiftKey: boolean; at: number }

/** What a key means on the board a scanner was made for; null where it is none of the signs our codes are made of. */
export function signOf({ code, shiftKey }: Pick<Pressed, 'code' | 'shiftKey'>) {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  if (letter) return letter
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? []
  if (digit) return shiftKey ? null : digit
  const others: Record<string, string> = { Minus: '-', NumpadSubtract: '-', Slash: '/', Period: '.' }
  if (code === 'Semicolon' && shiftKey) return ':'
  return shiftKey ? null : (others[code] ?? null)
}

/** Hears keys one by one; answers with the whole text at the key that ends a scan. A person typing is never heard. */
export function scanHearing() {
  let keys: string[] = []
  let last = 0
  return ({ code, shiftKey, at }: Pressed): string | null => {
    const isFast = at - last <= longestGap
    last = at
    if (!isFast) keys = []
    if (code.startsWith('Shift')) return null
    if (code === 'Enter' || code === 'NumpadEnter' || code === 'Tab') {
      const heard = keys.length >= leastKeys ? keys.join('') : null
      keys = []
      return heard
    }
    const sign = signOf({ code, shiftKey })
    keys = sign === null ? [] : [...keys, sign]
    return null
  }
}
