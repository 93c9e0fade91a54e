import { Link } from 'react-router'

/** After a sentence on what waits to be agreed to: where it is looked at, for whoever may open it. */
export const RequestLink = ({ path }: { path: string | null }) =>
  path && (
    <>
      {' · '}
      <Link className="link" to={path}>
        افتح الطلب
      </Link>
    </>
  )
