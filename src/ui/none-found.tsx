import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLook } from './button-look.ts'
import { Empty } from './states.tsx'

type Props = { q: string; title: string; all: string; children?: ReactNode }

/** Nothing of a list fits what is asked for: how to search it, and the way back to all of it. */
export function NoneFound({ q, title, all, children = 'غيّر ما تبحث عنه، أو امسح شروط البحث.' }: Props) {
  const back = (
    <Link className={buttonLook({ variant: 'outline' })} to={all}>
      امسح شروط البحث
    </Link>
  )
  return (
    <Empty title={q ? `لا نتيجة لـ «${q}»` : title} action={back}>
      {children}
    </Empty>
  )
}
