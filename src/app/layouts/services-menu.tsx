import { ArrowLeft, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { ServiceIcon } from '#ui/art/service-icon.tsx'
import { useHoverMenu } from '#ui/hover-menu.ts'
import { serviceNames, services } from '#values/services.ts'

export function ServicesMenu() {
  const { root, isOpen, press, close } = useHoverMenu()
  const panel = useId()
  const here = useLocation().pathname.startsWith('/services')
  return (
    <div className="has-pop hover-menu" {...root}>
      <button type="button" className={here ? 'cur' : undefined} aria-expanded={isOpen} aria-controls={panel} onClick={press}>
        الخدمات <ChevronDown className="i i-sm" />
      </button>
      <div id={panel} className="pop services-pop">
        {serviceNames.map((service) => (
          <Link key={service} to={services[service].path} className="menu-item" onClick={close}>
            <span className="tile-ic">
              <ServiceIcon service={service} />
            </span>
            <span className="medium">{services[service].label}</span>
          </Link>
        ))}
        <Link to="/services" className="menu-item all" onClick={close}>
          <span className="grow medium">كل الخدمات</span>
          <ArrowLeft className="i" />
        </Link>
      </div>
    </div>
  )
}
