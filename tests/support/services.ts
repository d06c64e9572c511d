/** The services of the catalogue, in its order (SHELL-28). */
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
