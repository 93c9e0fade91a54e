import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import type { NewInvoice } from '../invoice-form-queries.ts'

type Lacks = NonNullable<NonNullable<NewInvoice['buyer']>['lacking']>
type Side = Lacks[keyof Lacks]

/**
 * What the paper will lack for good unless it is filled in before it is issued. It may be issued without, except that a full one is
 * refused while the company's own side is not whole.
 */
export function Lacking({ seller, buyer, isFull }: Lacks & { isFull: boolean }) {
  if (seller.says.length + buyer.says.length === 0) return null
  const isRefused = isFull && seller.says.length > 0
  return (
    <Alert kind={isRefused ? 'danger' : 'warning'}>
      <div className="stack">
        <p>
          {isRefused
            ? 'لا تصدر هذه الفاتورة الضريبية وبيانات الشركة ناقصة. أكملها أولًا:'
            : 'لن تصلح هذه الفاتورة فاتورةً إلكترونية، وما صدر لا يُكمَّل بعد إصداره. أكمل قبل أن تُصدر:'}
        </p>
        <Missing {...buyer} where="افتح سجل العميل" />
        <Missing {...seller} where="افتح إعدادات الشركة" />
      </div>
    </Alert>
  )
}

function Missing({ says, path, where }: Side & { where: string }) {
  if (says.length === 0) return null
  return (
    <div>
      <ul className="sm">
        {says.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {path && (
        <Link className="link" to={path}>
          {where}
        </Link>
      )}
    </div>
  )
}
