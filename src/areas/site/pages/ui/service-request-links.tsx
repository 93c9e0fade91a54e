import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { ServiceIcon } from '#ui/art/service-icon.tsx'
import { serviceNames, services } from '#values/services.ts'

/** Whoever came with a wish and not with a question finds its form here. */
export function ServiceRequestLinks() {
  return (
    <aside className="card" aria-labelledby="wishes">
      <div className="card-h">
        <h2 id="wishes">اطلب الخدمة</h2>
      </div>
      <ul className="list">
        {serviceNames.map((service) => (
          <li key={service}>
            <span className="tile-ic">
              <ServiceIcon service={service} />
            </span>
            <Link className="grow t" to={`${services[service].path}#request`}>
              {services[service].label}
            </Link>
            <ChevronLeft className="i" aria-hidden />
          </li>
        ))}
      </ul>
    </aside>
  )
}
