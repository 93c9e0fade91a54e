import { Link } from 'react-router'
import { ownMoneyPath, trackPath } from '#areas/parcels/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import type { OwnParcelRow } from '../own-parcels.ts'
import { OwnRows } from './own-rows.tsx'

type OwnPageShown = { rows: OwnParcelRow[]; hasMoney: boolean }

/** The page of whoever sends or receives now and then, without a merchant's contract. */
export const OwnPage = ({ rows, hasMoney }: OwnPageShown) => (
  <>
    <div className="page-h">
      <h1>طرودي</h1>
      <div className="acts">
        {hasMoney && (
          <Link to={ownMoneyPath} className={buttonLook({ variant: 'outline' })}>
            مبالغ طرودي
          </Link>
        )}
        <Link to={trackPath} className={buttonLook({ variant: 'outline' })}>
          تتبّع برقم آخر
        </Link>
        <Link to="/services/parcels#request" className={buttonLook()}>
          أرسل طردًا
        </Link>
      </div>
    </div>
    <Card flush>
      {rows.length === 0 ? (
        <Empty title="لا طرود بعد">ما ترسله، وما يصل إلى هاتفك، يظهر هنا بحاله.</Empty>
      ) : (
        <OwnRows rows={rows} />
      )}
    </Card>
  </>
)
