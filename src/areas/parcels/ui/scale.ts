/**
 * The weight in kilograms in a line of a scale, once it has settled; null while it swings, and for all else. Read are the bare number of
 * a scale that types, `ST,GS,+  1.250kg`, and `S S  1.250 kg`.
 */
export function weightIn(line: string) {
  const said = line.trim().toUpperCase()
  if (/^(US|OL|S D|S I|S \+|S -)/.test(said)) return null
  const [, number = '', unit = 'KG'] =
    /^(?:ST,)?(?:GS,|NT,)?(?:S S)?\s*\+?\s*(\d{1,6}(?:[.,]\d{1,4})?)\s*(KG|G)?$/.exec(said) ?? []
  if (number === '') return null
  const told = Number(number.replace(',', '.'))
  const grams = Math.round(unit === 'G' ? told : told * 1_000)
  return grams > 0 && grams < 1_000_000 ? String(grams / 1_000) : null
}

/** What a scale types into the page as fast as a scanner: with a point, so that it is never the number of a parcel. */
export const isTypedWeight = (heard: string) => /^\d{1,5}\.\d{1,4}(KG)?$/.test(heard)

/** The lines of what arrives in pieces; what has no end yet is kept for the next piece. */
export function lineReader() {
  let kept = ''
  return (piece: string) => {
    const lines = (kept + piece).split(/[\r\n]+/)
    kept = lines.pop() ?? ''
    return lines
  }
}

/** Into the weight somebody stands in, or the first that is empty, or the first. */
export function fillWeight(weight: string) {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[data-scale]')].filter((box) => box.checkVisibility())
  const box = boxes.find((one) => one === document.activeElement) ?? boxes.find((one) => one.value === '') ?? boxes[0]
  if (!box) return
  box.value = weight
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
