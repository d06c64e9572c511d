/** The services, in the order of the catalogue (SHELL-28). */
export const twelveServices = [
  'Vehicle Repair',
  'Brake Repair',
  'Plumbing',
  'Electrical Repair',
  'Electrical Diagnostics',
  'HVAC Repair',
  'Carpentry',
  'Cleaning Service',
  'Couriers',
  'Landscaping',
  'Towing',
  'Tailoring',
];
