import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Code } from '#ui/values.tsx'

type Props = {
  title: string
  /** How whoever is meant stands to the paper: «من», «إلى», «عن»… */
  as: string
  whom: { name: string; number: string } | null
  /** Another way on than to choose somebody else. */
  children?: ReactNode
}

/** The head of a page that draws up a paper, with of whom it speaks once that is known. */
export const HeadFor = ({ title, as, whom, children }: Props) => (
  <div className="page-h">
    <div>
      <h1>{title}</h1>
      {whom && (
        <p className="muted sm">
          {as} <bdi>{whom.name}</bdi> <Code>{whom.number}</Code>
          {' · '}
          {children ?? (
            <Link className="link" to="?">
              اختر غيره
            </Link>
          )}
        </p>
      )}
    </div>
  </div>
)
