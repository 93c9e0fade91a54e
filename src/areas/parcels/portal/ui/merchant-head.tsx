import { FileUp, Plus, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { newOwnParcelPath, ownImportsPath, ownLabelsPath } from '#areas/parcels/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { PaperLink } from '#ui/paper-link.tsx'
import { Code } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { labelsAtOnce } from '../../papers/labels-asked.ts'

type Props = { name: string; contract: string | null; waiting: number }

/** Who the merchant is, and what he begins here most: labels of what waits with him, a file of orders, one parcel. */
export const MerchantHead = ({ name, contract, waiting }: Props) => (
  <div className="hello merchant-head">
    <div className="grow">
      <p className="muted sm">
        <bdi>{name}</bdi>
        {contract && (
          <>
            {' '}
            · عقد <Code>{contract}</Code>
          </>
        )}
      </p>
      <h1>طرودي</h1>
    </div>
    {waiting > 0 && (
      <PaperLink to={addressWith(ownLabelsPath, { of: 'registered' })}>
        <Printer className="i" aria-hidden />
        اطبع البوالص
      </PaperLink>
    )}
    <Link to={ownImportsPath} className={buttonLook({ variant: 'outline' })}>
      <FileUp className="i" aria-hidden />
      استورد طرودًا من ملف
    </Link>
    <Link to={newOwnParcelPath} className={buttonLook()}>
      <Plus className="i" aria-hidden />
      سجّل طردًا
    </Link>
  </div>
)

/** Where they do not fit into one paper, the papers after the first. */
export function FurtherLabels({ waiting }: Pick<Props, 'waiting'>) {
  const parts = Array.from({ length: Math.ceil(waiting / labelsAtOnce) }, (_, index) => index + 1).slice(1)
  if (parts.length === 0) return null
  return (
    <div className="toolbar">
      {parts.map((part) => (
        <PaperLink key={part} small to={addressWith(ownLabelsPath, { of: 'registered', part: String(part) })}>
          {`البوالص ${(part - 1) * labelsAtOnce + 1} – ${Math.min(part * labelsAtOnce, waiting)}`}
        </PaperLink>
      ))}
    </div>
  )
}
