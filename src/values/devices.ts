const browsers: [RegExp, string][] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

const named = (words: [RegExp, string][], text: string) => words.find(([sign]) => sign.test(text))?.[1]

/** What a person recognises a device by: the browser and the system, and nothing that tells more. */
export function deviceOf(userAgent: string) {
  const known = [named(browsers, userAgent), named(systems, userAgent)].filter(Boolean)
  return known.length ? known.join('، ') : 'جهاز غير معروف'
}
