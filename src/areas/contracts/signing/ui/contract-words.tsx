import { clauseName, clausesOf, headingIn, inLanguages } from '#areas/contracts/templates/contract-text.ts'

/** The words of a contract as they are signed, on a page instead of on paper. */
export function ContractWords({ title, text }: { title: string; text: string }) {
  const { opening, clauses } = clausesOf(text)
  return (
    <section className="contract-words" aria-label={title}>
      <Lines text={opening} />
      {clauses.map(({ heading, text: words }, index) => {
        const { arabic, english } = headingIn(heading)
        return (
          <section key={clauseName(index + 1)}>
            <h3>
              {clauseName(index + 1)}: {arabic}
              {english && <bdi lang="en" className="sm muted">{` ${english}`}</bdi>}
            </h3>
            <Lines text={words} />
          </section>
        )
      })}
    </section>
  )
}

/** The English of a part stands below its Arabic. */
function Lines({ text }: { text: string }) {
  const { arabic, english } = inLanguages(text)
  return (
    <>
      {arabic.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {english.map((line) => (
        <p key={line} lang="en" dir="ltr" className="sm">
          {line}
        </p>
      ))}
    </>
  )
}
