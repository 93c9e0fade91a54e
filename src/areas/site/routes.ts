import { index, route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  site: [
    index('areas/site/routes/home.tsx'),
    route('about', 'areas/site/routes/about.tsx'),
    route('services', 'areas/site/routes/services.tsx'),
    route('services/rent-collection', 'areas/site/routes/rent-collection.tsx'),
    route('services/rent-collection/:listingId', 'areas/site/routes/unit-for-rent.tsx'),
    route('services/construction', 'areas/site/routes/construction.tsx'),
    route('services/equipment-rental', 'areas/site/routes/equipment-rental.tsx'),
    route('services/car-rental', 'areas/site/routes/car-rental.tsx'),
    route('services/car-rental/book', 'areas/site/routes/car-book.tsx'),
    route('services/car-rental/booking/:bookingToken', 'areas/site/routes/car-booking.tsx'),
    route('services/parcels', 'areas/site/routes/parcels.tsx'),
    route('support', 'areas/site/routes/support.tsx'),
    route('contact', 'areas/site/routes/contact.tsx'),
    route('sent/:id', 'areas/site/routes/sent.tsx'),
    route('privacy', 'areas/site/routes/privacy.tsx'),
    route('terms', 'areas/site/routes/terms.tsx'),
    route('cancellation', 'areas/site/routes/cancellation.tsx'),
    route('accessibility', 'areas/site/routes/accessibility.tsx'),
  ],
  bare: [
    route('sitemap.xml', 'areas/site/routes/sitemap.ts'),
    route('robots.txt', 'areas/site/routes/robots.ts'),
    route('manifest.webmanifest', 'areas/site/routes/manifest.ts'),
    route('.well-known/security.txt', 'areas/site/routes/security-txt.ts'),
  ],
  account: [
    route('requests', 'areas/site/routes/portal-requests.tsx'),
    route('requests/:id', 'areas/site/routes/portal-request.tsx'),
  ],
  office: [
    route('requests/replies', 'areas/site/routes/back-office-replies.tsx'),
    route('requests/pace', 'areas/site/routes/back-office-pace.tsx'),
    route('requests/pace/export', 'areas/site/routes/back-office-pace-export.ts'),
    route('requests', 'areas/site/routes/back-office-requests.tsx', [route(':id', 'areas/site/routes/back-office-request.tsx')]),
  ],
  settings: [
    route('content', 'areas/site/routes/back-office-content.tsx'),
    route('content/:page', 'areas/site/routes/back-office-content-page.tsx'),
  ],
}
