import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the product, on one page. */
export default [
  layout('app/layouts/public.tsx', [
    index('areas/site/routes/home.tsx'),
    route('about', 'areas/site/routes/about.tsx'),
    route('services', 'areas/site/routes/services.tsx'),
    route('services/rent-collection', 'areas/site/routes/rent-collection.tsx'),
    route('services/construction', 'areas/site/routes/construction.tsx'),
    route('services/equipment-rental', 'areas/site/routes/equipment-rental.tsx'),
    route('services/car-rental', 'areas/site/routes/car-rental.tsx'),
    route('services/parcels', 'areas/site/routes/parcels.tsx'),
    route('support', 'areas/site/routes/support.tsx'),
    route('contact', 'areas/site/routes/contact.tsx'),
    route('sent/:id', 'areas/site/routes/sent.tsx'),
    route('privacy', 'areas/site/routes/privacy.tsx'),
    route('terms', 'areas/site/routes/terms.tsx'),
    route('cancellation', 'areas/site/routes/cancellation.tsx'),
    route('*', 'app/missing.tsx'),
  ]),
  layout('app/layouts/assistant.tsx', [
    route('assistant', 'areas/assistant/routes/start.tsx'),
    route('assistant/:conversationId', 'areas/assistant/routes/conversation.tsx'),
    route('assistant/:conversationId/hand-over', 'areas/assistant/routes/hand-over.tsx'),
  ]),
  layout('app/layouts/auth.tsx', [
    route('login', 'areas/identity/routes/login.tsx'),
    route('invitation/:token', 'areas/identity/routes/invitation.tsx'),
  ]),
  route('sitemap.xml', 'areas/site/routes/sitemap.ts'),
  route('robots.txt', 'areas/site/routes/robots.ts'),
  route('manifest.webmanifest', 'areas/site/routes/manifest.ts'),
  route('.well-known/security.txt', 'areas/site/routes/security-txt.ts'),
  route('sign-out', 'areas/identity/routes/sign-out.ts'),
  route('admin', 'app/layouts/back-office.tsx', [
    index('app/routes/back-office-dashboard.tsx'),
    route('requests', 'areas/site/routes/back-office-requests.tsx'),
    route('requests/:id', 'areas/site/routes/back-office-request.tsx'),
    route('conversations/:id', 'areas/assistant/routes/back-office-conversation.tsx'),
  ]),
  route('files/:id', 'app/routes/file.ts'),
  route('dev/ui', 'app/dev/ui.tsx'),
  route('dev/outbox', 'app/dev/outbox.tsx'),
] satisfies RouteConfig
