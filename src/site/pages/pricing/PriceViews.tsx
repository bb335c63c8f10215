import type { ReactNode } from 'react'
import styles from './PriceViews.module.css'

/**
 * All views of the price list in one HTML. Which of them shows is decided by the chosen radio buttons alone, in CSS;
 * `data-view` and `data-billing` say what belongs to which choice (PRICE-6). The script adds the address and currencies.
 */
export function PriceViews({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.views} data-behaviour="pricing-views">
      {children}
    </div>
  )
}
