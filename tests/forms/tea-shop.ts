import { definition } from "../definition.ts";

/** An offer of two teas, whose next page is only for those who have a plan. */
export const teaShop = definition(`
start: offer
entry: in-order
plans: { box: { name: A box, price: 12, currency: EUR }, crate: { name: A crate, price: 40, currency: EUR } }
steps:
  offer:
    type: offer
    path: /
    sections: [{ type: plans, heading: Tea, plans: [box, crate], default: box }, { type: button, text: Order, action: next }]
    next: [{ when: { has: plan }, go: address }, { go: end }]
  address: { type: info, path: /address, sections: [{ type: heading, text: "For {plan.name}" }], button: On, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Thanks }] }
`);
