import { aboutPage } from './pages/about/About.page.tsx'
import { contactPage } from './pages/contact/Contact.page.tsx'
import { documentationPage } from './pages/documentation/Documentation.page.tsx'
import { emailAutomationPage } from './pages/email-automation/EmailAutomation.page.tsx'
import { enterpriseGradePage } from './pages/enterprise-grade/EnterpriseGrade.page.tsx'
import { enterpriseSolutionsPage } from './pages/enterprise-solutions/EnterpriseSolutions.page.tsx'
import { environmentFriendlyPage } from './pages/environment-friendly/EnvironmentFriendly.page.tsx'
import { genderEqualityPage } from './pages/gender-equality/GenderEquality.page.tsx'
import { hotelPage } from './pages/hotel/Hotel.page.tsx'
import { inventoryManagementPage } from './pages/inventory-management/InventoryManagement.page.tsx'
import { landingPage } from './pages/landing/Landing.page.tsx'
import { modulesPage } from './pages/modules/Modules.page.tsx'
import { multiLocationPage } from './pages/multi-location/MultiLocation.page.tsx'
import { multiTenantArchitecturePage } from './pages/multi-tenant-architecture/MultiTenantArchitecture.page.tsx'
import { ngoCompatibilityPage } from './pages/ngo-compatibility/NgoCompatibility.page.tsx'
import { pharmacyPage } from './pages/pharmacy/Pharmacy.page.tsx'
import { pointOfSaleSystemPage } from './pages/point-of-sale-system/PointOfSaleSystem.page.tsx'
import { pricingPage } from './pages/pricing/Pricing.page.tsx'
import { privacyPolicyPage } from './pages/privacy-policy/PrivacyPolicy.page.tsx'
import { realTimeAnalyticsPage } from './pages/real-time-analytics/RealTimeAnalytics.page.tsx'
import { restaurantPage } from './pages/restaurant/Restaurant.page.tsx'
import { retailPage } from './pages/retail/Retail.page.tsx'
import { roleBasedAccessControlPage } from './pages/role-based-access-control/RoleBasedAccessControl.page.tsx'
import { servicesPage } from './pages/services/Services.page.tsx'
import { smallBusinessBackbonePage } from './pages/small-business-backbone/SmallBusinessBackbone.page.tsx'
import { womenEmpowermentPage } from './pages/women-empowerment/WomenEmpowerment.page.tsx'
import type { Path } from '#facts/paths.ts'
import type { Page } from './page.tsx'

/** The whole site in one table: a route without a page does not compile. */
const pages = {
  '/': landingPage,
  '/services': servicesPage,
  '/about': aboutPage,
  '/modules': modulesPage,
  '/contact': contactPage,
  '/pharmacy': pharmacyPage,
  '/retail': retailPage,
  '/restaurant': restaurantPage,
  '/hotel': hotelPage,
  '/multi-location': multiLocationPage,
  '/enterprise-solutions': enterpriseSolutionsPage,
  '/multi-tenant-architecture': multiTenantArchitecturePage,
  '/role-based-access-control': roleBasedAccessControlPage,
  '/real-time-analytics': realTimeAnalyticsPage,
  '/email-automation': emailAutomationPage,
  '/inventory-management': inventoryManagementPage,
  '/point-of-sale-system': pointOfSaleSystemPage,
  '/pricing': pricingPage,
  '/privacy-policy': privacyPolicyPage,
  '/documentation': documentationPage,
  '/environment-friendly': environmentFriendlyPage,
  '/women-empowerment': womenEmpowermentPage,
  '/gender-equality': genderEqualityPage,
  '/small-business-backbone': smallBusinessBackbonePage,
  '/enterprise-grade': enterpriseGradePage,
  '/ngo-compatibility': ngoCompatibilityPage,
} satisfies Record<Path, Page>

export const routes: readonly Page[] = Object.values(pages)
