import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  auth: [
    route('register', 'areas/identity/registration/routes/register.tsx'),
    route('login', 'areas/identity/sign-in/routes/login.tsx'),
    route('login/second-step', 'areas/identity/sign-in/routes/second-step.tsx'),
    route('login/code', 'areas/identity/sign-in/routes/login-code.tsx'),
    route('forgot-password', 'areas/identity/passwords/routes/forgot-password.tsx'),
    route('reset-password/:token', 'areas/identity/passwords/routes/reset-password.tsx'),
    route('verify/:token', 'areas/identity/registration/routes/verify.tsx'),
    route('invitation/:token', 'areas/identity/invitations/routes/invitation.tsx'),
  ],
  bare: [
    route('verify/:token/again', 'areas/identity/codes/routes/verify-again.ts'),
    route('login/passkey', 'areas/identity/sign-in/routes/login-passkey.ts'),
    route('sign-out', 'areas/identity/sessions/routes/sign-out.ts'),
  ],
  account: [
    route('security', 'areas/identity/security/routes/portal-security.tsx'),
    route('security/password', 'areas/identity/passwords/routes/portal-password.tsx'),
    route('security/contact', 'areas/identity/contact/routes/portal-contact.tsx'),
    route('security/second-factor', 'areas/identity/second-factor/routes/portal-second-factor.tsx'),
    route('security/passkeys', 'areas/identity/passkeys/routes/portal-passkeys.tsx'),
    route('preferences/numerals', 'areas/identity/accounts/routes/portal-numerals.ts'),
    route('my-data', 'areas/identity/privacy/routes/portal-my-data.tsx'),
    route('my-data/request', 'areas/identity/privacy/routes/portal-privacy-request.tsx'),
    route('my-data/copy/:form', 'areas/identity/privacy/routes/portal-my-data-copy.ts'),
  ],
  office: [
    route('privacy', 'areas/identity/privacy/routes/back-office-privacy.tsx'),
    route('privacy/requests/:id', 'areas/identity/privacy/routes/back-office-privacy-request.tsx'),
    route('privacy/requests/:id/pdf', 'areas/identity/privacy/routes/back-office-privacy-request-pdf.ts'),
    route('privacy/breaches', 'areas/identity/privacy/routes/back-office-breaches.tsx'),
    route('privacy/breaches/new', 'areas/identity/privacy/routes/back-office-new-breach.tsx'),
    route('privacy/breaches/:id', 'areas/identity/privacy/routes/back-office-breach.tsx'),
    route('privacy/breaches/:id/pdf', 'areas/identity/privacy/routes/back-office-breach-pdf.ts'),
    route('privacy/retention', 'areas/identity/retention/routes/back-office-retention.tsx'),
    route('privacy/processing', 'areas/identity/privacy/routes/back-office-processing.tsx'),
  ],
}
