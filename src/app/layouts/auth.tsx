import { Outlet } from 'react-router'
import { AuthFrame } from './auth-frame.tsx'

export default function AuthLayout() {
  return (
    <AuthFrame foot="لن نطلب منك الرمز أو كلمة المرور في مكالمة.">
      <Outlet />
    </AuthFrame>
  )
}
