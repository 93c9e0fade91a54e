import type { PublicPage } from '#areas/site/pages.ts'
import { PageHead } from '#areas/site/ui/page-head.tsx'
import type { SaidClause } from '../clauses.ts'

type Edition = { version: string | null; date: string }
type Legal = { page: PublicPage; edition: Edition; clauses: SaidClause[] }

/** A legal text: its clauses numbered, and a list of them that leads to each. */
export function LegalPage({ page, edition, clauses }: Legal) {
  return (
    <>
      <PageHead page={page} lead={<EditionLine {...edition} />} />
      <div className="container legal">
        <nav className="legal-toc" aria-labelledby="contents">
          <h2 id="contents">المحتويات</h2>
          <ol>
            {clauses.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#${index + 1}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <ol className="legal-text">
          {clauses.map((clause, index) => (
            <LegalClause key={clause.heading} {...clause} anchor={String(index + 1)} />
          ))}
        </ol>
      </div>
    </>
  )
}

export function LegalClause({ heading, sentences, anchor }: SaidClause & { anchor: string }) {
  return (
    <li id={anchor}>
      <h2>{heading}</h2>
      <p>
        {sentences.map((pieces, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes while it is read
          <span key={index}>{pieces.map(({ text, code }) => (code ? <bdi key={text}>{text}</bdi> : text))} </span>
        ))}
      </p>
    </li>
  )
}

const EditionLine = ({ version, date }: Edition) =>
  version === null ? (
    <>آخر تحديث: {date}</>
  ) : (
    <>
      النسخة <bdi>{version}</bdi>، تاريخ {date}
    </>
  )
