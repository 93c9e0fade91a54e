import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { myBoxPath } from '../cash-paths.ts'

/** What takes an open session of one's own, and the way to it for whoever may keep a box. */
export const NoOwnBox = ({ mayKeep, children }: { mayKeep: boolean; children: ReactNode }) => (
  <p className="sm muted">
    {children}
    {mayKeep && (
      <>
        {' '}
        <Link className="link" to={myBoxPath}>
          افتح ورديتك
        </Link>
      </>
    )}
  </p>
)
