import { Banknote, CloudUpload, Route, ScanBarcode } from 'lucide-react'
import { Link } from 'react-router'
import { ownCustodyPath, ownRunPath } from '#areas/parcels/paths.ts'
import { Num } from '#ui/values.tsx'

export const scanPlace = 'scan'
export const keptPlace = 'kept'

type Props = { current: 'run' | 'cash'; mayScan?: boolean; kept?: number }

/** At the foot of a courier's phone, where a thumb reaches. */
export const CourierBar = ({ current, mayScan = false, kept = 0 }: Props) => (
  <nav className="courier-bar" aria-label="صفحات المندوب">
    <Link to={ownRunPath} aria-current={current === 'run' ? 'page' : undefined}>
      <Route className="i" aria-hidden />
      <span>خط السير</span>
    </Link>
    {mayScan && (
      <a href={`#${scanPlace}`}>
        <ScanBarcode className="i" aria-hidden />
        <span>امسح</span>
      </a>
    )}
    <Link to={ownCustodyPath} aria-current={current === 'cash' ? 'page' : undefined}>
      <Banknote className="i" aria-hidden />
      <span>العهدة</span>
    </Link>
    {kept > 0 && (
      <a href={`#${keptPlace}`}>
        <CloudUpload className="i" aria-hidden />
        <span>
          المحفوظ <Num>{kept}</Num>
        </span>
      </a>
    )}
  </nav>
)
