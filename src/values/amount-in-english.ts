const small = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales = ['', ' thousand', ' million', ' billion']

/** An amount as the English of a paper says it: «Two hundred fifty Omani rials and five hundred baisa only». */
export function amountInEnglish(amount: bigint) {
  const whole = amount < 0n ? -amount : amount
  const [rials, baisa] = [whole / 1_000n, whole % 1_000n]
  const parts = [
    ...(rials > 0n || baisa === 0n ? [`${inEnglish(rials)} Omani ${rials === 1n ? 'rial' : 'rials'}`] : []),
    ...(baisa > 0n ? [`${inEnglish(baisa)} baisa`] : []),
  ]
  const words = `${amount < 0n ? 'minus ' : ''}${parts.join(' and ')} only`
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function inEnglish(count: bigint) {
  if (count === 0n) return 'zero'
  return scales
    .flatMap((scale, index) => {
      const part = Number((count / 1_000n ** BigInt(index)) % 1_000n)
      return part > 0 ? [`${belowThousand(part)}${scale}`] : []
    })
    .toReversed()
    .join(' ')
}

function belowThousand(count: number) {
  const rest = count % 100
  const hundreds = count >= 100 ? `${small[Math.floor(count / 100)]} hundred` : ''
  const below = rest < 20 ? small[rest] : [tens[Math.floor(rest / 10)], small[rest % 10]].filter(Boolean).join('-')
  return [hundreds, below].filter(Boolean).join(' ')
}
