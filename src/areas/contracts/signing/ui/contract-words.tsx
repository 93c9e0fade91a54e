import { clauseName, clausesOf } from '#areas/contracts/templates/contract-text.ts'

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** The words of a contract as they are signed, on a page instead of on paper. */
export function ContractWords({ title, text }: { title: string; text: string }) {
  const { opening, clauses } = clausesOf(text)
  return (
    <section className="contract-words" aria-label={title}>
      {linesOf(opening).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {clauses.map(({ heading, text: words }, index) => (
        <section key={clauseName(index + 1)}>
          <h3>
            {clauseName(index + 1)}: {heading}
          </h3>
          {linesOf(words).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </section>
  )
}
