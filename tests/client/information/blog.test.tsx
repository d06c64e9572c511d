import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { blogPost } from '~/content/blog-post.ts';
import { Component as BlogPage } from '~/features/information/blog-page.tsx';
import { renderAt } from '../support/render-at.tsx';

afterEach(cleanup);

const open = () => renderAt('/blog', [{ path: '/blog', Component: BlogPage }]);

describe('the blog', () => {
  it('has one post with its date, author, drawing and six sections in order (INFO-13, INFO-14)', () => {
    const { container } = open();
    const post = within(screen.getByRole('article', { name: blogPost.title }));
    expect(post.getByText('1 March 2025').getAttribute('datetime')).toBe('2025-03-01');
    expect(post.getByText(`By ${blogPost.author}`)).toBeTruthy();
    expect(post.getByRole('img', { name: blogPost.imageLabel })).toBeTruthy();
    const ids = [...container.querySelectorAll('article section')].map(({ id }) => id);
    expect(ids).toEqual(['intro', 'backstory', 'whatWeDo', 'ourValues', 'impact', 'conclusion']);
    for (const section of post.getAllByRole('region'))
      expect(section.querySelector('p')?.textContent).toMatch(/\w+ \w+/);
  });

  it('counts the listed comments, including replies (INFO-13, INFO-15, ENT-31)', () => {
    open();
    const comments = screen.getByRole('region', { name: '4 comments' });
    const listed = within(comments).getAllByRole('article');
    expect(listed).toHaveLength(4);
    for (const comment of listed) {
      expect(comment.querySelector('strong')?.textContent).not.toBe('');
      expect(comment.querySelector('time')?.getAttribute('datetime')).toMatch(/^2025-03-\d\d$/);
      expect(comment.querySelector('svg')).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: '4 comments' }).getAttribute('href')).toBe('#comments');
    const [reply] = comments.querySelectorAll('li ul article');
    expect(reply?.textContent).toContain('The diagnosis is free');
  });

  it('has an inactive reply form with a reason (INFO-17)', () => {
    open();
    const form = screen.getByRole('group', { name: 'Leave a Reply - Coming Soon...' });
    expect(form.matches(':disabled')).toBe(true);
    expect(screen.getByText(/You can’t post comments yet/)).toBeTruthy();
  });

  it('has an inactive sidebar with a reason (INFO-16)', () => {
    open();
    const aside = within(screen.getByRole('complementary', { name: 'More from the blog' }));
    expect((aside.getByRole('searchbox', { name: 'Search' }) as HTMLInputElement).disabled).toBe(true);
    expect(
      aside.getByText(
        'There’s only one post so far. You’ll be able to search and browse categories once there are more.',
      ),
    ).toBeTruthy();
    expect(aside.queryAllByRole('link')).toEqual([]);
    expect(aside.getAllByText('Coming soon')).toHaveLength(3);
    expect(aside.getByText(blogPost.title)).toBeTruthy();
  });
});
