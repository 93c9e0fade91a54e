import '#ui/styles/account.css'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Horizon } from '#ui/art/horizon.tsx'
import { Pattern } from '#ui/art/khatam.tsx'
import { LogoMark } from '#ui/art/logo-mark.tsx'

/** Dark whatever the theme, and without the bar of the site: one thing is done here. */
export function AuthFrame({ foot, children }: { foot?: string; children: ReactNode }) {
  return (
    <div className="auth dark">
      <Pattern size={72} />
      <Horizon />
      <main id="main" className="auth-c">
        <Link className="logo flex-col gap-2" to="/">
          <LogoMark />
          <b>التحالف</b>
        </Link>
        {children}
      </main>
      {foot && (
        <footer className="auth-foot">
          <Lock className="i i-sm" aria-hidden />
          <span>{foot}</span>
        </footer>
      )}
    </div>
  )
}
