import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  auth: [
    route('register', 'areas/identity/routes/register.tsx'),
    route('login', 'areas/identity/routes/login.tsx'),
    route('login/second-step', 'areas/identity/routes/second-step.tsx'),
    route('login/code', 'areas/identity/routes/login-code.tsx'),
    route('forgot-password', 'areas/identity/routes/forgot-password.tsx'),
    route('reset-password/:token', 'areas/identity/routes/reset-password.tsx'),
    route('verify/:token', 'areas/identity/routes/verify.tsx'),
    route('invitation/:token', 'areas/identity/routes/invitation.tsx'),
  ],
  bare: [
    route('verify/:token/again', 'areas/identity/routes/verify-again.ts'),
    route('login/passkey', 'areas/identity/routes/login-passkey.ts'),
    route('sign-out', 'areas/identity/routes/sign-out.ts'),
  ],
  account: [
    route('security', 'areas/identity/routes/portal-security.tsx'),
    route('security/password', 'areas/identity/routes/portal-password.tsx'),
    route('security/contact', 'areas/identity/routes/portal-contact.tsx'),
    route('security/second-factor', 'areas/identity/routes/portal-second-factor.tsx'),
    route('security/passkeys', 'areas/identity/routes/portal-passkeys.tsx'),
    route('preferences/numerals', 'areas/identity/routes/portal-numerals.ts'),
    route('my-data', 'areas/identity/routes/portal-my-data.tsx'),
    route('my-data/request', 'areas/identity/routes/portal-privacy-request.tsx'),
    route('my-data/copy/:form', 'areas/identity/routes/portal-my-data-copy.ts'),
  ],
  office: [
    route('privacy', 'areas/identity/routes/back-office-privacy.tsx'),
    route('privacy/requests/:id', 'areas/identity/routes/back-office-privacy-request.tsx'),
    route('privacy/requests/:id/pdf', 'areas/identity/routes/back-office-privacy-request-pdf.ts'),
    route('privacy/breaches', 'areas/identity/routes/back-office-breaches.tsx'),
    route('privacy/breaches/new', 'areas/identity/routes/back-office-new-breach.tsx'),
    route('privacy/breaches/:id', 'areas/identity/routes/back-office-breach.tsx'),
    route('privacy/breaches/:id/pdf', 'areas/identity/routes/back-office-breach-pdf.ts'),
    route('privacy/retention', 'areas/identity/routes/back-office-retention.tsx'),
    route('privacy/processing', 'areas/identity/routes/back-office-processing.tsx'),
  ],
}
