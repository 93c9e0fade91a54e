import { LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { SignOutForm } from './sign-out-form.tsx'

/** `desk` is where this person works; null for who may see nothing of the back office, and has an account alone. */
export type SignedIn = { desk: string | null }

/** The way in, or who has come in and the way out. */
export function Person({ signedIn }: { signedIn: SignedIn | null }) {
  if (!signedIn) {
    return (
      <Link to="/login" className="btn btn-primary">
        تسجيل الدخول
      </Link>
    )
  }
  const { desk } = signedIn
  return (
    <>
      <Link to={desk ?? '/dashboard'} className="btn btn-primary">
        {desk ? 'الإدارة' : 'حسابي'}
      </Link>
      <SignOutForm>
        <button type="submit" className="btn btn-ghost btn-icon" aria-label="سجّل الخروج" title="سجّل الخروج">
          <LogOut className="i" />
        </button>
      </SignOutForm>
    </>
  )
}
