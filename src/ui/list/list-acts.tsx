import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { TakeAlong } from './export-menu.tsx'

/** Where the list is taken along, where a table of many is brought, and where one more is begun: each for whoever may. */
type Props = { taken: string | false; brought?: string | false; begun: string | false; begin: string }

export const ListActs = ({ taken, brought, begun, begin }: Props) => (
  <>
    {taken && <TakeAlong address={taken} />}
    {brought && (
      <Link to={brought} className={buttonLook({ variant: 'outline' })}>
        استورد
      </Link>
    )}
    {begun && (
      <Link to={begun} className={buttonLook()}>
        <Plus className="i i-sm" aria-hidden />
        {begin}
      </Link>
    )}
  </>
)
