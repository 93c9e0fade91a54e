import type { ComponentProps, ReactNode } from 'react'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { Code, Money } from '#ui/values.tsx'

type Props = {
  kind: ReactNode
  number: string
  /** Between whom it stands. */
  of: ReactNode
  amount: bigint
  print?: ReactNode
  /** What is to be read before the rest. */
  first: ReactNode
  beside: ReactNode
  record: ComponentProps<typeof RecordTabs>
  children: ReactNode
}

/** One paper: what stands on it, what is known of it and can be done with it, and what hangs on it. */
export const PaperPage = ({ kind, number, of, amount, print, first, beside, record, children }: Props) => (
  <>
    <div className="page-h">
      <div>
        <h1>
          {kind} <Code>{number}</Code>
        </h1>
        <p className="muted sm">
          {of} · <Money amount={amount} />
        </p>
      </div>
      {print && <div className="acts">{print}</div>}
    </div>
    {first}
    <div className="cols">
      <div className="stack">{children}</div>
      <div className="stack">{beside}</div>
      <div className="cols-last">
        <RecordTabs {...record} />
      </div>
    </div>
  </>
)
