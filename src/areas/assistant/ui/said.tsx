/** What was said, with every number and code in it on one line: a browser would break a number at its hyphen. Addresses are longer. */
export function Said({ text }: { text: string }) {
  return text.split(/(\u2066[^\u2069]{1,24}\u2069)/).map((part, place) => {
    const key = `${place} ${part}`
    return place % 2 ? (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    )
  })
}
