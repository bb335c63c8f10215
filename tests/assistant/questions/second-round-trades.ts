import { ask, type AskedQuestion } from '../question.ts'
import { no, saysNo, saysYes } from '../say.ts'

const positive = { mustNot: [saysNo] }
const negative = { mustNot: [saysYes] }

/** What buyers of a trade ask of its page, and of the pages about the parts they share. */
export const trades: readonly AskedQuestion[] = [
  // Pharmacy
  ask('the mutuelle pays a part of the bill and the patient the rest, can your pharmacy module handle it', [/insur/], {
    mustNot: [saysNo],
  }),
  ask('The ministry recalls one lot of syrup. How do I find the boxes?', [/recall|batch/]),
  ask('will my counter assistant be able to read prescriptions', [/role|only if|you (choose|say|decide)/]),
  ask(
    'behind the pharmacy I have a wholesale store room, must i buy the system twice',
    [/location|one|same|no/],
    negative,
  ),
  ask('does it stop me from selling to a child who is allergic to penicillin', [/allerg/]),
  // Hotel
  ask('A tap leaks in room 12, I do not want reception to sell that room tonight', [/repair|clos|sell|room/]),
  ask('weekend price and conference price for the same room, can it do that', [/rate/], positive),
  ask('A company sends me guests all month and wants a single invoice', [/invoice|company/], positive),
  ask('must each cleaner have a smartphone', [[no, /print/]], negative),
  ask('guest wants to pay his stay in us dollars cash', [/dollar|currency|rate/], positive),
  ask('what does the night report contain', [/rooms?|money|keys?/]),
  // Restaurant
  ask('waiters cancel dishes after the food is eaten, how do you stop that', [/manager|reason|cancel/]),
  ask('I sell lunch buffet only till 3, can the menu change by itself', [/menu/], positive),
  ask('motorbike delivery orders, do you support', [/takeaway|motorbike|rider|telephone/], positive),
  ask('How do I know what one plate of brochettes costs me', [/cost|recipe/]),
  ask('the kitchen is too hot for a tablet what can we do', [/print/]),
  ask('should I buy tablets for all my waiters', [/phone|no/], negative),
  // Retail
  ask(
    'my neighbours take sugar today and pay end of month. can I write that in the system',
    [/debt|credit|trust|account/],
    {
      mustNot: [saysNo],
    },
  ),
  ask('I buy soap by carton and sell it bar by bar', [/carton|piece|packet|unit/], positive),
  ask('we sell potatoes by the kilo without any barcode', [/button|weight|label|typed/], positive),
  ask('both tills had no network and each sold the last bag of rice. what happens', [
    /both|below zero|less than (nothing|zero)|negative/,
  ]),
  ask('can the cashier change the price on the till quietly', [/role|audit|never|no/], negative),
  // Inventory and till
  ask('before Christmas I need more stock than in February, does the reorder level know', [/season|christmas/]),
  ask('the truck left with 50 bags and 48 arrived', [/missing|difference|arriv|sign|slip|count/]),
  ask('I want to count shelves without closing the shop', [/count|shelf|open|yes/], positive),
  ask('can I follow one battery by its number until its warranty ends', [/serial/], positive),
  ask('Can the receipt be printed in Kinyarwanda?', [/language|kinyarwanda|receipt/], positive),
  ask('customer brings back a broken kettle, how does the refund work', [/receipt|manager|refund|return/]),
  ask('can receipts be sent by email rather than printed', [/e-?mail/], positive),
  ask('for how many hours can the till run without connection', [/battery|hour or a day|as long|within|certain time/]),
  // Modules
  ask('is every module billed separately', [[no, /plan goes by/]], negative),
  ask('what should I open on day one for my restaurant', [/restaurant/, /inventory|stock/]),
  ask('I have a hair salon, nothing in your list says salon', [/customer|crm/]),
  ask('if I turn a module off do I lose the old records', [/stay|keep|remain|no/], negative),
  ask('bread and medicines in one room: which module first', ['pharmacy']),
  ask('which parts go on working when there is no network', [/sell|counter|till|serv/]),
  // Several branches, several companies
  ask('my second shop is over the border in Bukavu with another currency', [/currency|tax|receipt|rate/], positive),
  ask('bought in Musanze, returned in Huye, ok?', [/return|branch|receipt|where/], positive),
  ask('when i open a new branch do i have to type all products again', [/copy|no|same|already/], negative),
  ask('can one branch manager see takings of the others', [/only|no|given|you (name|have)/], negative),
  ask('I own two companies with separate books. one login or two?', [
    /tenant|house|password|sign-?in|one (login|account|name)/,
  ]),
  ask('my cafe is closed from March to June, can I pause it', [/pause/], positive),
  ask('do isolated tenants cost more', [[/every plan|all plans|no (extra|more)|do not|does not/, saysNo]], negative),
  ask('what is a tenant in your language', [/business|isolat|own/]),
  // Figures, roles, letters
  ask('does watching the sales graph eat my internet bundle', [/numbers|nothing|little|text|only what/]),
  ask('can i be warned when somebody opens the drawer without selling', [/alert|message|drawer/], positive),
  ask('why is margin better than turnover, does your system show what i keep', [/cost|left|margin/], positive),
  ask('May the same employee be manager and cashier', [/yes|both|two|can/], positive),
  ask('an accountant comes every quarter, which role do I give him', [
    [
      /auditor\b[^.]{0,100}(read|accountant|chang)/,
      /(read|accountant|chang)[^.]{0,100}auditor/,
      /(give (him|them)|the role|use) (the role )?auditor/,
    ],
  ]),
  ask('I want a special role for the guard', [/role/], positive),
  ask('are newsletters possible only to customers who bought fish', [/segment|bought|choose|group|gold/], positive),
  ask('someone does not want my promotional mails anymore', [/link|end|stop|none/]),
  ask('what is a drip campaign in simple words', [/series|letter|mail/]),
  ask(
    'can the automatic letters be in French for one client and Kinyarwanda for another',
    [/language|version|french/],
    {
      mustNot: [saysNo],
    },
  ),
]
