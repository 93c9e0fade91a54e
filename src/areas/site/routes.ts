import { index, route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  site: [
    index('areas/site/pages/routes/home.tsx'),
    route('about', 'areas/site/pages/routes/about.tsx'),
    route('services', 'areas/site/pages/routes/services.tsx'),
    route('services/rent-collection', 'areas/site/pages/routes/rent-collection.tsx'),
    route('services/rent-collection/:listingId', 'areas/site/pages/routes/unit-for-rent.tsx'),
    route('services/construction', 'areas/site/pages/routes/construction.tsx'),
    route('services/equipment-rental', 'areas/site/pages/routes/equipment-rental.tsx'),
    route('services/car-rental', 'areas/site/pages/routes/car-rental.tsx'),
    route('services/car-rental/book', 'areas/site/pages/routes/car-book.tsx'),
    route('services/car-rental/booking/:bookingToken', 'areas/site/pages/routes/car-booking.tsx'),
    route('services/parcels', 'areas/site/pages/routes/parcels.tsx'),
    route('support', 'areas/site/pages/routes/support.tsx'),
    route('contact', 'areas/site/pages/routes/contact.tsx'),
    route('sent/:id', 'areas/site/requests/routes/sent.tsx'),
    route('privacy', 'areas/site/pages/routes/privacy.tsx'),
    route('terms', 'areas/site/pages/routes/terms.tsx'),
    route('cancellation', 'areas/site/pages/routes/cancellation.tsx'),
    route('accessibility', 'areas/site/pages/routes/accessibility.tsx'),
  ],
  bare: [
    route('sitemap.xml', 'areas/site/pages/routes/sitemap.ts'),
    route('robots.txt', 'areas/site/pages/routes/robots.ts'),
    route('manifest.webmanifest', 'areas/site/pages/routes/manifest.ts'),
    route('.well-known/security.txt', 'areas/site/pages/routes/security-txt.ts'),
  ],
  account: [
    route('requests', 'areas/site/portal/routes/portal-requests.tsx'),
    route('requests/:id', 'areas/site/portal/routes/portal-request.tsx'),
  ],
  office: [
    route('requests/replies', 'areas/site/inbox/routes/back-office-replies.tsx'),
    route('requests/pace', 'areas/site/pace/routes/back-office-pace.tsx'),
    route('requests/pace/export', 'areas/site/pace/routes/back-office-pace-export.ts'),
    route('requests', 'areas/site/inbox/routes/back-office-requests.tsx', [
      route(':id', 'areas/site/inbox/routes/back-office-request.tsx'),
    ]),
  ],
  settings: [
    route('content', 'areas/site/content/routes/back-office-content.tsx'),
    route('content/:page', 'areas/site/content/routes/back-office-content-page.tsx'),
  ],
}
